/**
 * @generated SignedSource<<45e8290212d05e7b8f88d87c37048626>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueBody_issue$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_issue" | "IssueText_issue" | "IssueTimeline_issue">;
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
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IssueText_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentComposer_issue"
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

(node as any).hash = "a91121b46cdb9e13580139ce55e80122";

export default node;
