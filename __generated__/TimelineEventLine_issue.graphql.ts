/**
 * @generated SignedSource<<4bf139aa39cf8d9db7873f60dacf0202>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TimelineEventLine_issue$data = {
  readonly key: string;
  readonly number: number;
  readonly project: {
    readonly key: string;
  };
  readonly title: string;
  readonly " $fragmentType": "TimelineEventLine_issue";
};
export type TimelineEventLine_issue$key = {
  readonly " $data"?: TimelineEventLine_issue$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEventLine_issue">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TimelineEventLine_issue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Issue",
  "abstractKey": null
};
})();

(node as any).hash = "cfbde9bc468071e364499ef9a15d7fac";

export default node;
