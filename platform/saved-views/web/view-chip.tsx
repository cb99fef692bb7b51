import Chip from '@mui/material/Chip'
import { Link } from 'react-router'
import { useFormat } from '#kernel/web/use-format.ts'

type Props = { label: string; query: string; count?: number | undefined; isShown: boolean }

/** A view as a link: it opens in another tab too, and one comes back from it. */
export function ViewChip({ label, query, count, isShown }: Props) {
  const { number } = useFormat()
  return (
    <Chip
      component={Link}
      to={{ search: query }}
      clickable
      label={count === undefined ? label : `${label} (${number(count)})`}
      variant={isShown ? 'filled' : 'outlined'}
      color={isShown ? 'primary' : 'default'}
      aria-current={isShown ? 'true' : undefined}
      sx={{ minHeight: { xs: 40, sm: 32 } }}
    />
  )
}
