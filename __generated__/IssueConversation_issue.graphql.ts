/**
 * @generated SignedSource<<c8af366951df1ee27ff39579a4fdfbf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssueConversation_issue$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_issue" | "IssueDescription_issue" | "IssueTimeline_issue">;
  readonly " $fragmentType": "IssueConversation_issue";
};
export type IssueConversation_issue$key = {
  readonly " $data"?: IssueConversation_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssueConversation_issue">;
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
  "name": "IssueConversation_issue",
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
      "name": "IssueDescription_issue"
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

(node as any).hash = "0c68117cb49ffc2799b949b622d80251";

export default node;
