import type { SVGProps } from 'react'

type Props = SVGProps<SVGSVGElement> & {
  /** The drawing, on a square of 24. */
  path: string
  /** Pixels. */
  size: number
}

/** A sign that needs no theme, for what is drawn before it. */
export const PlainIcon = ({ path, size, ...props }: Props) => (
  <svg className="plain-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden focusable="false" {...props}>
    <path d={path} />
  </svg>
)
