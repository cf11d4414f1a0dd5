/**
 * @generated SignedSource<<ab8d341dc676c3eb7ac42af420fc8f77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GroupField = "ASSIGNEE" | "LABEL_SCOPE" | "MILESTONE" | "MONTH" | "PRIORITY" | "PROJECT" | "STATE" | "TYPE" | "%future added value";
export type IssueOrderField = "ASSIGNEE" | "CLOSED_AT" | "COMMENTS" | "CREATED_AT" | "DUE" | "NUMBER" | "PRIORITY" | "RELEVANCE" | "STATE" | "TITLE" | "UPDATED_AT" | "VOTES" | "%future added value";
export type ListDensity = "COMPACT" | "REGULAR" | "ROOMY" | "SNIPPETS" | "%future added value";
export type OrderDirection = "ASC" | "DESC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type savedViewActions_view$data = {
  readonly columns: ReadonlyArray<string>;
  readonly density: ListDensity | null | undefined;
  readonly direction: OrderDirection;
  readonly groupBy: GroupField | null | undefined;
  readonly id: string;
  readonly labelScope: string | null | undefined;
  readonly name: string;
  readonly orderBy: IssueOrderField | null | undefined;
  readonly path: string;
  readonly query: string;
  readonly shared: boolean;
  readonly shortPath: string;
  readonly trees: boolean;
  readonly " $fragmentType": "savedViewActions_view";
};
export type savedViewActions_view$key = {
  readonly " $data"?: savedViewActions_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedViewActions_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "savedViewActions_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "query",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "labelScope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "columns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "density",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trees",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shared",
      "storageKey": null
    }
  ],
  "type": "SavedView",
  "abstractKey": null
};

(node as any).hash = "c433080d0b03736e6e1eec974ef765f6";

export default node;
