/**
 * @generated SignedSource<<d36af4e38865920989eb96ea79f300af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueTimeline_issue$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useTimelineAround_issue" | "useTimelineHead_issue" | "useTimelineTail_issue">;
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
      "name": "useTimelineAround_issue"
    }
  ],
  "type": "Issue",
  "abstractKey": null
};

(node as any).hash = "bc3a355ad55969fb3b04d27863324f63";

export default node;
