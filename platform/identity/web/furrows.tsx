const horizon = 403
const vanishing = { x: 569, spread: 15 }

/** One furrow from the horizon to the foot of the field; those at the right are near, thick and bright. */
function furrow(index: number) {
  const share = index / 15
  const start = vanishing.x + (index - 8) * vanishing.spread
  const reach = (index - 11.4) * 96 * (0.95 + share * 0.6)
  const lean = 0.3 - share * 0.24
  return {
    path: `M${start} ${horizon - 8} C ${start + reach * lean} ${horizon + 150}, ${start + reach * 0.6} ${horizon + 335}, ${start + reach} 930`,
    width: 2 + share * 10,
    opacity: 0.3 + share * 0.6,
  }
}

const furrows = Array.from({ length: 16 }, (_, index) => furrow(index))

/** A field at dawn: the picture of the sign-in page. */
export const Furrows = () => (
  <svg aria-hidden viewBox="0 0 754 900" preserveAspectRatio="xMidYMid slice">
    <clipPath id="sky">
      <rect width="754" height={horizon} />
    </clipPath>
    <clipPath id="field">
      <rect y={horizon} width="754" height={900 - horizon} />
    </clipPath>
    <circle cx="569" cy="372" r="62" fill="#D3AC63" clipPath="url(#sky)" />
    <path d={`M0 ${horizon + 0.5}H754`} stroke="#2C4A3A" strokeWidth="1.5" />
    <g fill="none" stroke="#2A6142" clipPath="url(#field)">
      {furrows.map(({ path, width, opacity }) => (
        <path key={path} d={path} strokeWidth={width} opacity={opacity} />
      ))}
    </g>
  </svg>
)
