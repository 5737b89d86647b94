// Every background job of the product: what the process works on besides requests.
import type { AnyJob } from "#app/platform/jobs.server.ts";
import { deliveryJobs } from "#app/platform/deliveries.server.ts";

export const jobs: AnyJob[] = [...deliveryJobs];
