import TrendingDown from '~icons/ic/baseline-trending-down'
import TrendingFlat from '~icons/ic/baseline-trending-flat'
import TrendingUp from '~icons/ic/baseline-trending-up'
import WarningAmberRounded from '~icons/ic/round-warning-amber'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'

type Trend = { direction: 'up' | 'down' | 'flat'; text: string; isGood: boolean; against?: string }

type Note = { text: string; isAlarming?: boolean }

type Props = {
  label: string
  value: string
  trend?: Trend
  /** What the figure is made of. */
  note?: Note
  to?: string
}

const arrows = { up: TrendingUp, down: TrendingDown, flat: TrendingFlat }

/** One figure, how it moves, and the list behind it one click away. */
export const StatCard = ({ to, ...figure }: Props) => (
  <Card sx={{ height: 1 }}>
    {to ? (
      <CardActionArea component={Link} to={to} sx={{ height: 1 }}>
        <Figure {...figure} />
      </CardActionArea>
    ) : (
      <Figure {...figure} />
    )}
  </Card>
)

function Figure({ label, value, trend, note }: Omit<Props, 'to'>) {
  const Arrow = arrows[trend?.direction ?? 'flat']
  return (
    <Box sx={{ p: 2.25 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography
        component="p"
        sx={{
          fontSize: '1.75rem',
          fontWeight: 680,
          letterSpacing: '-0.02em',
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <bdi>{value}</bdi>
      </Typography>
      {trend && (
        <Typography variant="caption" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box
            component="span"
            sx={theme => ({
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.5,
              fontWeight: 650,
              color: theme.vars.palette[trend.isGood ? 'success' : 'error'].strong,
            })}
          >
            <Arrow aria-hidden sx={{ fontSize: 16 }} />
            <bdi dir="ltr">{trend.text}</bdi>
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {trend.against}
          </Box>
        </Typography>
      )}
      {note && <NoteLine {...note} />}
    </Box>
  )
}

const NoteLine = ({ text, isAlarming = false }: Note) => (
  <Typography
    variant="caption"
    component="p"
    sx={theme => ({
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      color: isAlarming ? theme.vars.palette.warning.strong : theme.vars.palette.text.secondary,
      ...(isAlarming && { fontWeight: 650 }),
    })}
  >
    {isAlarming && <WarningAmberRounded aria-hidden sx={{ fontSize: 16 }} />}
    {text}
  </Typography>
)
