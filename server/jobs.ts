// Every background job of the product.

import { invitationJob } from "#app/features/admin/accounts/invitations.server.ts";
import { alertingDeliveryJob } from "#app/features/company/mail/delivery-alert.server.tsx";
import { missedSearchSweepJob } from "#app/features/insight/missed-searches.server.ts";
import { continueLinkJob } from "#app/features/intake/drafts/continue-elsewhere.server.ts";
import { emptyDraftsJob, intakeSweepJob } from "#app/features/intake/drafts/sweep.server.ts";
import { leadRetentionJob } from "#app/features/leads/privacy/retention.server.ts";
import { dailyAlertsJob, instantAlertsJob } from "#app/features/marketplace/alerts/alert-sending.server.ts";
import { alertSweepJob } from "#app/features/marketplace/alerts/alerts.server.ts";
import { matchAlertsJob } from "#app/features/marketplace/alerts/new-listings.server.ts";
import { editLinkJob } from "#app/features/marketplace/editing/edit-links.server.ts";
import { listingLifecycleJob } from "#app/features/marketplace/editing/lifecycle.server.ts";
import { photoSweepJob } from "#app/features/marketplace/listing/photos.server.ts";
import { waitingMessagesJob } from "#app/features/marketplace/messages/message-delivery.server.ts";
import { messageSweepJob } from "#app/features/marketplace/messages/threads.server.ts";
import { listingPurgeJob } from "#app/features/marketplace/moderation/purge.server.ts";
import { reportSummaryJob } from "#app/features/marketplace/moderation/report-summaries.server.ts";
import { deletedMailJob } from "#app/features/marketplace/moderation/seller-notices.server.ts";
import { listingWordsJob } from "#app/features/marketplace/search/words.server.ts";
import { readinessSweepJob } from "#app/features/readiness/checks/checks.server.ts";
import { reportLinkJob } from "#app/features/readiness/checks/report-link.server.tsx";
import { homeLinkJob } from "#app/features/readiness/home/home-link.server.tsx";
import { checkoutSweepJob } from "#app/features/shop/orders/orders.server.ts";
import { stockAlertJob } from "#app/features/shop/stock/stock-alerts.server.ts";
import { heldSummaryJob, releaseVisitsJob } from "#app/features/visits/held-visits.server.ts";
import { visitRemindersJob } from "#app/features/visits/reminders.server.ts";
import { blockedTimeSweepJob } from "#app/features/visits/retention.server.ts";
import { alertingWebhookJob } from "#app/features/webhooks/give-up-alert.server.tsx";
import { webhookSweepJob } from "#app/platform/events/webhook-delivery.server.ts";
import { leftoverSweepJob } from "#app/platform/files/leftovers.server.ts";
import type { Job } from "#app/platform/jobs.server.ts";
import { provedAddressesSweepJob } from "#app/platform/messages/proved-addresses.server.ts";
import { recipientMessagesSweepJob } from "#app/platform/messages/recipient-limit.server.ts";
import { rateLimitSweepJob } from "#app/platform/rate-limits.server.ts";

export const jobs: readonly Job[] = [
	alertingDeliveryJob,
	alertingWebhookJob,
	webhookSweepJob,
	rateLimitSweepJob,
	recipientMessagesSweepJob,
	provedAddressesSweepJob,
	checkoutSweepJob,
	stockAlertJob,
	editLinkJob,
	listingLifecycleJob,
	listingWordsJob,
	matchAlertsJob,
	instantAlertsJob,
	dailyAlertsJob,
	alertSweepJob,
	waitingMessagesJob,
	messageSweepJob,
	photoSweepJob,
	reportSummaryJob,
	deletedMailJob,
	listingPurgeJob,
	continueLinkJob,
	intakeSweepJob,
	emptyDraftsJob,
	homeLinkJob,
	reportLinkJob,
	readinessSweepJob,
	leftoverSweepJob,
	leadRetentionJob,
	invitationJob,
	visitRemindersJob,
	releaseVisitsJob,
	heldSummaryJob,
	blockedTimeSweepJob,
	missedSearchSweepJob,
];
