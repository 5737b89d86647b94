import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { storedData } from "#app/features/company/stored-data.ts";
import { consultationSchema } from "#app/features/leads/consultation-schema.ts";
import { consultationFields, leadColumns, leadFields } from "#app/features/leads/lead-fields.ts";
import { ConsultForm } from "#app/features/leads/ui/consult-form.tsx";
import { WorkForm } from "#app/features/readiness/ui/report-forms.tsx";
import { leads, leadText } from "#db/schema.ts";

const columnNames = Object.fromEntries(
	Object.entries(leads).flatMap(([name, column]) => (column?.name ? [[name, column.name as string]] : [])),
);

test.each(Object.keys(storedData.find(({ id }) => id === "requests")?.tables.leads ?? {}))(
	"what people tell us has a row in lead-fields.ts, or the office or the software says it: %s",
	(column) => {
		const ours = ["details", "reference", "assignedTo", "nextAction"];
		expect([...leadColumns, ...ours]).toContain(column);
	},
);

test.each(consultationFields)("every consultation form asks for %s, and the server checks it", (field) => {
	expect(Object.keys(consultationSchema.shape)).toContain(field);
	for (const [form, html] of Object.entries({
		"consult-form.tsx": consultForm,
		"the self-check's form": workForm,
	}))
		expect(html, `${form} asks for ${field}`).toMatch(
			new RegExp(`<(input|textarea|select)[^>]* name="${field}"`),
		);
});

test.each(leadColumns)("the inbox's search looks at %s, or lead-fields.ts says that it doesn't", (column) => {
	const isIndexed = new RegExp(`\\b${columnNames[column]}\\b`).test(JSON.stringify(leadText.queryChunks));
	const expected = !("isSearched" in leadFields[column]);
	expect(isIndexed, `${column} is in the index leads_text of db/schema.ts`).toBe(expected);
});

const work = {
	errors: undefined,
	problem: undefined,
	values: {},
	asked: null,
	promisedBy: undefined,
	visitPath: undefined,
	query: "",
};
const consultForm = html(() => <ConsultForm id="consult" />);
const workForm = html(() => <WorkForm {...work} />);

function html(Component: () => React.ReactNode): string {
	const Stub = createRoutesStub([{ path: "/", Component }]);
	return renderToStaticMarkup(<Stub />);
}
