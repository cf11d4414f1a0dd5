/** How large an operation may be: told before any of it runs. */
import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  TokenKind,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { OPERATION_DEPTH_MAX, OPERATION_FIELDS_MAX, OPERATION_TOKENS_MAX } from '../../../shared/limits';

export function useLimits(): Plugin {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => {
        requireShallow(new Source(source as string));
        return parseFn(source, { ...options, maxTokens: OPERATION_TOKENS_MAX }) as DocumentNode;
      });
    },
    onValidate({ addValidationRule }) {
      addValidationRule(limitSize);
    },
  };
}

/** Brackets in brackets that an operation of the greatest depth has room for: what parses and walks it does so by recursion. */
const NESTING_MAX = 100;
const OPENING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** @throws GraphQLError. What has too many tokens is the parser's to refuse. */
function requireShallow(source: Source): void {
  const lexer = new Lexer(source);
  let depth = 0;
  for (let tokens = 0; tokens <= OPERATION_TOKENS_MAX; tokens++) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (OPENING.has(kind)) depth++;
    if (CLOSING.has(kind)) depth--;
    if (depth > NESTING_MAX) {
      throw new GraphQLError(`Brackets nest at most ${NESTING_MAX} deep.`, {
        extensions: { code: 'TOO_COMPLEX' },
      });
    }
  }
}

interface Size {
  depth: number;
  fields: number;
}

/** Each fragment is measured once, so that fragments of fragments cannot make the measuring itself long. */
export function limitSize(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, Size>();

  const measureFragment = (fragment: FragmentDefinitionNode): Size => {
    const name = fragment.name.value;
    const known = measured.get(name);
    if (known) return known;
    // Stands while the fragment is measured: one within itself is another rule's to refuse.
    measured.set(name, { depth: 0, fields: 0 });
    const size = measure(fragment.selectionSet);
    measured.set(name, size);
    return size;
  };

  const measure = (set: SelectionSetNode): Size => {
    const total = { depth: 0, fields: 0 };
    const add = ({ depth, fields }: Size, own: number) => {
      total.depth = Math.max(total.depth, depth + own);
      total.fields += fields + own;
    };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = context.getFragment(selection.name.value);
        if (fragment) add(measureFragment(fragment), 0);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        add(measure(selection.selectionSet), 0);
      } else if (!selection.name.value.startsWith('__')) {
        // Introspection has a rule of its own in graphql-js.
        add(selection.selectionSet ? measure(selection.selectionSet) : { depth: 0, fields: 0 }, 1);
      }
    }
    return total;
  };

  return {
    OperationDefinition(operation) {
      const { depth, fields } = measure(operation.selectionSet);
      const refuse = (message: string) =>
        context.reportError(
          new GraphQLError(message, { nodes: operation, extensions: { code: 'TOO_COMPLEX' } }),
        );
      if (depth > OPERATION_DEPTH_MAX) {
        refuse(`The operation is ${depth} levels deep; the limit is ${OPERATION_DEPTH_MAX}.`);
      }
      if (fields > OPERATION_FIELDS_MAX) {
        refuse(`The operation selects ${fields} fields; the limit is ${OPERATION_FIELDS_MAX}.`);
      }
    },
  };
}
