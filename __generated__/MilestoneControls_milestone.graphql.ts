/**
 * @generated SignedSource<<a6a55e04ebb15be1601caa9e35fa6f62>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DeleteMilestoneDialog_milestone">;
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
      "name": "DeleteMilestoneDialog_milestone"
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "94f9b3a325536e6259fa1d04600777f2";

export default node;
