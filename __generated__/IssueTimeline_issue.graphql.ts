/**
 * @generated SignedSource<<c8faa85cb4dfa03f743c469ee3880222>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueTimeline_issue$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"useNewestTimelineItems_issue" | "useOldestTimelineItems_issue" | "useTimelineAroundLinkedComment_issue">;
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
      "name": "useOldestTimelineItems_issue"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useNewestTimelineItems_issue"
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

(node as any).hash = "f1d1cafdbf02f9f909b6a132660f5ba6";

export default node;
