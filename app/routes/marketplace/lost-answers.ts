// What the marketplace's pages say when an answer is lost. A listing's page also posts the two dialogs' forms.
import { messages } from "#app/features/marketplace/listing/messages.ts";
import type { LostAnswerHandle } from "../lost-answer-texts.ts";

export const handle: LostAnswerHandle = {
	lostAnswers: {
		sending: {
			"/post-product": messages.notPosted("sale"),
			"/post-wanted": messages.notPosted("wanted"),
			"/edit-product/:id": messages.notUpdated("sale"),
			"/edit-wanted/:id": messages.notUpdated("wanted"),
			"/marketplace/:id/report": messages.notReported(),
			"/wanted/:id/report": messages.notReported(),
			"/marketplace/:id/message": messages.messageNotSent(),
			"/wanted/:id/message": messages.messageNotSent(),
			"/messages/:token": messages.messageNotSent(),
			"/marketplace/:id/phone": messages.numberNotShown(),
			"/wanted/:id/phone": messages.numberNotShown(),
			"/alerts": messages.alertNotCreated(),
			"/marketplace/:id/edit-link": messages.editLinkFailed(),
			"/wanted/:id/edit-link": messages.editLinkFailed(),
		},
	},
};
