import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Four cards a row on a wide screen, one on a phone. */
export const EntryGrid = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      },
      '@media (min-width: 1360px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
)

type Props = { to: string | undefined; name: string; text: string | undefined; sign: ReactNode }

/** A way into an application or one of its modules. */
export const EntryCard = ({ to, name, text, sign }: Props) => (
  <li>
    <Card sx={{ height: 1 }}>
      <CardActionArea
        component={Link}
        to={to ?? ''}
        sx={{ height: 1, p: 2, display: 'flex', justifyContent: 'flex-start', gap: 1.75 }}
      >
        {sign}
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap component="p" variant="subtitle2" sx={{ fontSize: '0.9rem' }}>
            {name}
          </Typography>
          {text && (
            <Typography noWrap variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </Box>
      </CardActionArea>
    </Card>
  </li>
)
