import Box from '@mui/material/Box'

type Props = { values: readonly number[]; tone?: 'primary' | 'error'; width?: number; height?: number }

/** A measure over time, small enough for a line of a list. It adds nothing to what the line says in figures. */
export function SparkBars({ values, tone = 'primary', width = 120, height = 26 }: Props) {
  const highest = Math.max(...values, 1)
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${values.length} 100`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width, height, color: `${tone}.main` }}
    >
      {values.map((value, at) => {
        const tall = value === 0 ? 3 : Math.max(8, (value / highest) * 100)
        return (
          <rect
            key={at}
            x={at + 0.12}
            y={100 - tall}
            width={0.76}
            height={tall}
            fill="currentColor"
            opacity={value === 0 ? 0.25 : 1}
          />
        )
      })}
    </Box>
  )
}
