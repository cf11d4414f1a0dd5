/**
 * @generated SignedSource<<e06c5fa1747d9573d3de204da6c6d707>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MilestoneRow_milestone$data = {
  readonly number: number;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneControls_milestone" | "MilestoneDue_milestone" | "MilestoneEditor_milestone" | "MilestoneProgress_milestone">;
  readonly " $fragmentType": "MilestoneRow_milestone";
};
export type MilestoneRow_milestone$key = {
  readonly " $data"?: MilestoneRow_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneRow_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneRow_milestone",
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
      "name": "MilestoneDue_milestone"
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
      "name": "MilestoneEditor_milestone"
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "ea0e2912dd1341dabf7aab77241f138f";

export default node;
