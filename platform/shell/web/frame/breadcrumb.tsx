import NavigateNext from '@mui/icons-material/NavigateNext'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'

export type Crumb = {
  name: string
  /** Absent where the person may not go, and on the last one, where he is. */
  to?: string | undefined
}

/** The way down to the page; a phone has room for its end only. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT()
  const above = crumbs.slice(0, -1)
  const last = crumbs.at(-1)
  return (
    <Breadcrumbs
      aria-label={t('shell.breadcrumb')}
      separator={
        <NavigateNext
          sx={theme => ({ fontSize: 18, transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined })}
        />
      }
      sx={{
        '& .MuiBreadcrumbs-ol': { flexWrap: 'nowrap' },
        '& .MuiBreadcrumbs-li': { whiteSpace: 'nowrap' },
        '& .MuiBreadcrumbs-li:last-of-type': { minWidth: 0 },
        '& .MuiBreadcrumbs-li:not(:last-of-type), & .MuiBreadcrumbs-separator': { display: { xs: 'none', sm: 'flex' } },
      }}
    >
      {above.map(({ name, to }) =>
        to ? (
          <MuiLink key={to} component={Link} to={to} variant="body2" sx={{ color: 'text.secondary', fontWeight: 450 }}>
            {name}
          </MuiLink>
        ) : (
          <Typography key={name} variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        ),
      )}
      {last && (
        <Typography noWrap variant="body2" aria-current="page" sx={{ color: 'text.secondary', fontWeight: 620 }}>
          {last.name}
        </Typography>
      )}
    </Breadcrumbs>
  )
}
