/**
 * @generated SignedSource<<3c0ec3df4399c7cf037a59aea81ffd70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLine_event$data = {
  readonly actor: {
    readonly login: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly " $fragmentType": "EventLine_event";
};
export type EventLine_event$key = {
  readonly " $data"?: EventLine_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLine_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventLine_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "login",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IssueEvent",
  "abstractKey": "__isIssueEvent"
};

(node as any).hash = "8132714194befbdbda6c07cb2a810046";

export default node;
