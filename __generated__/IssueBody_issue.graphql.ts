/**
 * @generated SignedSource<<60278ede483055c1911d88b21e046fac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueBody_issue$data = {
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

(node as any).hash = "4840e47132b53d404bcca006fe47182a";

export default node;
