/**
 * @generated SignedSource<<a6c76fdb78dea96762c2acfabf6fa314>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboxPane_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InboxOpened_actions" | "InboxOpened_query">;
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
      "name": "InboxOpened_actions"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "434b8265fed5ab93bff80b3c1b716f7b";

export default node;
