/**
 * @generated SignedSource<<decaeaf174e0136e28bd0aefa2822104>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxPane_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InboxOpenedActions_query" | "InboxOpened_query">;
  readonly " $fragmentType": "InboxPane_query";
};
export type InboxPane_query$key = {
  readonly " $data"?: InboxPane_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxPane_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "hasBulk",
    "variableName": "hasBulk"
  },
  {
    "kind": "Variable",
    "name": "hasIssue",
    "variableName": "hasIssue"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  },
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasBulk"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasIssue"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "key"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "number"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxPane_query",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "InboxOpened_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "InboxOpenedActions_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "7d5d0c8b72b089ace7f5615533541003";

export default node;
