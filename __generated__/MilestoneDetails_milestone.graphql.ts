/**
 * @generated SignedSource<<ef6e88e6f9d4e069064717098e466c6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MilestoneState = "CLOSED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MilestoneDetails_milestone$data = {
  readonly descriptionHTML: string | null | undefined;
  readonly state: MilestoneState;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneControls_milestone" | "MilestoneForm_milestone" | "MilestoneProgress_due" | "MilestoneProgress_milestone">;
  readonly " $fragmentType": "MilestoneDetails_milestone";
};
export type MilestoneDetails_milestone$key = {
  readonly " $data"?: MilestoneDetails_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneDetails_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneDetails_milestone",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionHTML",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneProgress_due"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneProgress_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneControls_milestone"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MilestoneForm_milestone"
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "ced909ecf00b8ea860b1c58e4b6079d0";

export default node;
