/**
 * @generated SignedSource<<76ccff66633fe5f25f7f25f6242df3b1>>
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
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "e3443a571e856080f12f13f4c4557af4";

export default node;
