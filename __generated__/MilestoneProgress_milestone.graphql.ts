/**
 * @generated SignedSource<<6fbfe67205fd8083c4b516b4c83129cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MilestoneProgress_milestone$data = {
  readonly issueCount: number;
  readonly openCount: number;
  readonly title: string;
  readonly " $fragmentType": "MilestoneProgress_milestone";
};
export type MilestoneProgress_milestone$key = {
  readonly " $data"?: MilestoneProgress_milestone$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneProgress_milestone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneProgress_milestone",
  "selections": [
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
      "name": "openCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issueCount",
      "storageKey": null
    }
  ],
  "type": "Milestone",
  "abstractKey": null
};

(node as any).hash = "6e618161b9872316f39c4080dcf0ccfe";

export default node;
