/**
 * @generated SignedSource<<988d35b4da52b8bad205d8e3842d6f40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneState = "CLOSED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MilestoneProgress_due$data = {
  readonly dueOn: string | null | undefined;
  readonly state: MilestoneState;
  readonly " $fragmentType": "MilestoneProgress_due";
};
export type MilestoneProgress_due$key = {
  readonly " $data"?: MilestoneProgress_due$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneProgress_due">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneProgress_due",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
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

(node as any).hash = "feedb9c73246f61dae738451b16c7523";

export default node;
