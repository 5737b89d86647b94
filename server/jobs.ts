// Every background job of the product: what the process works on besides requests.

import { intakeSweepJob } from "#app/features/intake/sweep.server.ts";
import { deliveryJob } from "#app/platform/deliveries.server.ts";
import type { Job } from "#app/platform/jobs.server.ts";
import { rateLimitSweepJob } from "#app/platform/rate-limits.server.ts";

export const jobs: readonly Job[] = [deliveryJob, rateLimitSweepJob, intakeSweepJob];
