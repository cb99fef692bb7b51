import Box from '@mui/material/Box'

const horizon = 403
const vanishing = { x: 569, spread: 15 }

/** One furrow from the horizon to the foot of the field; those at the right are near, thick and bright. */
function furrow(index: number) {
  const start = vanishing.x + (index - 8) * vanishing.spread
  const share = index / 15
  const reach = (index - 11.4) * 96
  const end = 556 + reach * (1.55 + (1 - share) * 0.75)
  const bend = start - (1 - share) * 120 + (share > 0.7 ? 30 * share : -20)
  return {
    path: `M${start} ${horizon} C ${bend} ${horizon + 140}, ${bend + (end - start) * 0.45} ${horizon + 330}, ${end} 930`,
    width: 2 + share * 10,
    opacity: 0.28 + share * 0.6,
  }
}

const furrows = Array.from({ length: 16 }, (_, index) => furrow(index))

/** A field at dawn: the picture of the sign-in page. */
export const Furrows = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 754 900"
    preserveAspectRatio="xMidYMid slice"
    sx={{ position: 'absolute', inset: 0, width: 1, height: 1 }}
  >
    <clipPath id="above-horizon">
      <rect width="754" height={horizon} />
    </clipPath>
    <circle cx="569" cy="372" r="62" fill="#D3AC63" clipPath="url(#above-horizon)" />
    <path d={`M0 ${horizon + 0.5}H754`} stroke="#2C4A3A" strokeWidth="1.5" />
    <g fill="none" stroke="#2A6142" strokeLinecap="round">
      {furrows.map(({ path, width, opacity }) => (
        <path key={path} d={path} strokeWidth={width} opacity={opacity} />
      ))}
    </g>
  </Box>
)
