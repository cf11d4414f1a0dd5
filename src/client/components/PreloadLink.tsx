import { createPath, Link, type LinkProps, useResolvedPath } from 'react-router-dom';
import { usePreloadScreen } from '../navigation/preload';

/** A link that starts loading its screen on hover or focus. */
export function PreloadLink({ onPointerEnter, onFocus, ...props }: LinkProps) {
  const preload = usePreloadScreen();
  const href = createPath(useResolvedPath(props.to, { relative: props.relative }));
  return (
    <Link
      {...props}
      onPointerEnter={(event) => {
        preload(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(href);
        onFocus?.(event);
      }}
    />
  );
}
