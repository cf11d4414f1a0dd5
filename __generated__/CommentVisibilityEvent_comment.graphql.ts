/**
 * @generated SignedSource<<b9b6e7cd9acb2877cdadbf3d338269e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentVisibilityEvent_comment$data = {
  readonly author: {
    readonly login: string;
  } | null | undefined;
  readonly id: string;
  readonly issue: {
    readonly key: string;
  };
  readonly " $fragmentType": "CommentVisibilityEvent_comment";
};
export type CommentVisibilityEvent_comment$key = {
  readonly " $data"?: CommentVisibilityEvent_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentVisibilityEvent_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentVisibilityEvent_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Issue",
      "kind": "LinkedField",
      "name": "issue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
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
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "73be910b96ce15795caf1829db30427a";

export default node;
