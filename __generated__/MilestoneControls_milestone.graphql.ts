/**
 * @generated SignedSource<<44215ca64b7e3cd5e1a2bc9f67bbd241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneState = "CLOSED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MilestoneControls_milestone$data = {
  readonly id: string;
  readonly number: number;
  readonly state: MilestoneState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneControls_deletion">;
  readonly " $fragmentType": "MilestoneControls_milestone";
};
export type MilestoneControls_milestone$key = {
  readonly " $data"?: MilestoneControls_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneControls_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneControls_milestone",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneControls_deletion"
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "c2b372f89970dcfb32116819ac0459fd";

export default node;
