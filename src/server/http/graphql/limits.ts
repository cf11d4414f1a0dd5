/** Limits of an operation's tokens, nesting, depth and fields, checked before execution. */
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
import { GRAPHQL_DEPTH_MAX, GRAPHQL_FIELDS_MAX, GRAPHQL_TOKENS_MAX } from '../../../shared/limits';

export function createGraphQLDocumentLimitsPlugin(): Plugin {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => {
        rejectDeepBracketNesting(new Source(source as string));
        return parseFn(source, { ...options, maxTokens: GRAPHQL_TOKENS_MAX }) as DocumentNode;
      });
    },
    onValidate({ addValidationRule }) {
      addValidationRule(createGraphQLDocumentSizeRule);
    },
  };
}

/**
 * Maximum nesting of brackets, more than an operation of GRAPHQL_DEPTH_MAX needs. The parser and all visitors are
 * recursive, so deeper nesting would overflow the stack.
 */
const GRAPHQL_BRACKET_NESTING_MAX = 100;
const GRAPHQL_OPENING_BRACKET_TOKENS: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const GRAPHQL_CLOSING_BRACKET_TOKENS: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/**
 * Rejects documents whose brackets are nested deeper than GRAPHQL_BRACKET_NESTING_MAX. A document with more
 * tokens than the parser's limit is not checked here, because the parser rejects it.
 * @throws GraphQLError TOO_COMPLEX
 */
function rejectDeepBracketNesting(source: Source): void {
  const lexer = new Lexer(source);
  let depth = 0;
  for (let tokens = 0; tokens <= GRAPHQL_TOKENS_MAX; tokens++) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (GRAPHQL_OPENING_BRACKET_TOKENS.has(kind)) depth++;
    if (GRAPHQL_CLOSING_BRACKET_TOKENS.has(kind)) depth--;
    if (depth > GRAPHQL_BRACKET_NESTING_MAX) {
      throw new GraphQLError(`Brackets are nested more than ${GRAPHQL_BRACKET_NESTING_MAX} levels deep.`, {
        extensions: { code: 'TOO_COMPLEX' },
      });
    }
  }
}

interface GraphQLDocumentSize {
  depth: number;
  fields: number;
}

/**
 * Validation rule for the maximum depth and number of fields. Each fragment is measured once: otherwise the
 * measurement itself would take exponential time for fragments that spread each other.
 */
export function createGraphQLDocumentSizeRule(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, GraphQLDocumentSize>();

  const measureFragment = (fragment: FragmentDefinitionNode): GraphQLDocumentSize => {
    const name = fragment.name.value;
    const cached = measured.get(name);
    if (cached) return cached;
    // Placeholder while the fragment is measured, for fragments that contain themselves. Another rule rejects
    // these.
    measured.set(name, { depth: 0, fields: 0 });
    const size = measure(fragment.selectionSet);
    measured.set(name, size);
    return size;
  };

  const measure = (set: SelectionSetNode): GraphQLDocumentSize => {
    const total = { depth: 0, fields: 0 };
    const add = ({ depth, fields }: GraphQLDocumentSize, own: number) => {
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
        // The fields of introspection are not counted: graphql-js limits introspection itself.
        add(selection.selectionSet ? measure(selection.selectionSet) : { depth: 0, fields: 0 }, 1);
      }
    }
    return total;
  };

  return {
    OperationDefinition(operation) {
      const { depth, fields } = measure(operation.selectionSet);
      const reportTooComplex = (message: string) =>
        context.reportError(
          new GraphQLError(message, { nodes: operation, extensions: { code: 'TOO_COMPLEX' } }),
        );
      if (depth > GRAPHQL_DEPTH_MAX) {
        reportTooComplex(`The operation is ${depth} levels deep; the limit is ${GRAPHQL_DEPTH_MAX}.`);
      }
      if (fields > GRAPHQL_FIELDS_MAX) {
        reportTooComplex(`The operation selects ${fields} fields; the limit is ${GRAPHQL_FIELDS_MAX}.`);
      }
    },
  };
}
