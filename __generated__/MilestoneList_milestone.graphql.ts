/**
 * @generated SignedSource<<b7c5d1368c4a3c1fb79cb09bad717d37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MilestoneList_milestone$data = {
  readonly number: number;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneControls_milestone" | "MilestoneForm_milestone" | "MilestoneProgress_due" | "MilestoneProgress_milestone">;
  readonly " $fragmentType": "MilestoneList_milestone";
};
export type MilestoneList_milestone$key = {
  readonly " $data"?: MilestoneList_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneList_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneList_milestone",
  "selections": [
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

(node as any).hash = "bd8bf8a5724ab426ab8ee43502f3ddd8";

export default node;
