/**
 * @generated SignedSource<<2bed9df3accd5b91ee6178ea1e548d4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueBody_issue$data = {
  readonly bodyHTML: string;
  readonly " $fragmentSpreads": FragmentRefs<"IssueTimeline_issue">;
  readonly " $fragmentType": "IssueBody_issue";
};
export type IssueBody_issue$key = {
  readonly " $data"?: IssueBody_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueBody_issue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "around"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasAround"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "IssueBody_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyHTML",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "around",
          "variableName": "around"
        },
        {
          "kind": "Variable",
          "name": "hasAround",
          "variableName": "hasAround"
        }
      ],
      "kind": "FragmentSpread",
      "name": "IssueTimeline_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "a5aaf390c063000ef09ddcad811345fb";

export default node;
