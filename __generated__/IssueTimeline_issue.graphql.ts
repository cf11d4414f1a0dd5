/**
 * @generated SignedSource<<ef62ac810b49b83319bfef104580d62b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueTimeline_issue$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useTimelineAroundLinkedComment_issue" | "useTimelineHead_issue" | "useTimelineTail_issue">;
  readonly " $fragmentType": "IssueTimeline_issue";
};
export type IssueTimeline_issue$key = {
  readonly " $data"?: IssueTimeline_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueTimeline_issue">;
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
  "name": "IssueTimeline_issue",
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
      "name": "useTimelineHead_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTimelineTail_issue"
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
      "name": "useTimelineAroundLinkedComment_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "3a1e739f5c2ae60255e39acfcafc6113";

export default node;
