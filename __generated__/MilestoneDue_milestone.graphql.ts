/**
 * @generated SignedSource<<19c6cedc7a4d2282f3bf1dfbb128ee9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneState = "CLOSED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MilestoneDue_milestone$data = {
  readonly dueOn: string | null | undefined;
  readonly state: MilestoneState;
  readonly " $fragmentType": "MilestoneDue_milestone";
};
export type MilestoneDue_milestone$key = {
  readonly " $data"?: MilestoneDue_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneDue_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneDue_milestone",
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

(node as any).hash = "f18835b9a7b8fad24a1134ccd7ce3857";

export default node;
