/** Three furrows on a green ground: the sign of the product. `size` is in pixels. */
export const Logo = ({ size }: { size: number }) => (
  <svg className="plain-icon" viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable="false">
    <rect width="32" height="32" rx="8" fill="#2E8B57" />
    <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round">
      <path d="M5 19.5c4.4-.3 6.6-2.7 8.6-5.9S18.2 7.3 24 6.5" opacity="0.75" />
      <path d="M5.5 24.5c5.6-.5 8.7-3.3 11.2-7.1s5-7 10.3-7.9" />
      <path d="M11.5 26.5c4.3-1.3 6.8-4.1 8.9-7.3s3.6-5 7.1-5.7" opacity="0.88" />
    </g>
  </svg>
)
