import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

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
