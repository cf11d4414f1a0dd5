import { createElement, type ReactElement, type SVGAttributes, type SVGProps } from 'react';

/** The shape of an icon of lucide-react, on a square of 24 units. */
interface IconData {
  name: string;
  node: [tag: string, attributes: SVGAttributes<SVGElement>][];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  size?: number | string;
}

/**
 * Replaces `createLucideIcon` in the browser bundle (webpack.config.js). It renders the same elements, but as one
 * component without a context, and with constant children: a list shows several icons per row.
 */
export default function createIcon({ name, node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const names = `lucide lucide-${name}`;
  return function Icon({ size = 24, color = 'currentColor', className, ...props }) {
    const svg: SVGProps<SVGSVGElement> = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `${names} ${className}` : names,
      'aria-hidden': isNamed(props) ? undefined : true,
      ...props,
    };
    return createElement('svg', svg, ...shapes);
  };
}

const isNamed = (props: IconProps): boolean =>
  Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name));
