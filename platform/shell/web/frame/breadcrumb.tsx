import NavigateNext from '~icons/ic/baseline-navigate-next'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { PageLink } from '#kernel/web/kit/page-link.tsx'

export type Crumb = {
  name: string
  /** Absent where the person may not go, and on the last one, where he is. */
  to?: string | undefined
}

/** Pixels that a step needs in most cases. */
const step = 120

/** The way down to the page; where the bar is narrow, its end only. */
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
        '& .MuiBreadcrumbs-li': { minWidth: 0, '& > *': { display: 'block' } },
        '& .MuiBreadcrumbs-separator, & li:first-of-type': { flexShrink: 0 },
        containerType: 'inline-size',
        [`@container (max-width: ${crumbs.length * step}px)`]: {
          '& li:not(:nth-last-of-type(-n + 3))': { display: 'none' },
        },
        [`@container (max-width: ${2 * step}px)`]: { '& li:not(:last-of-type)': { display: 'none' } },
      }}
    >
      {above.map(({ name, to }) =>
        to ? (
          <MuiLink
            key={to}
            component={PageLink}
            to={to}
            reopens
            noWrap
            variant="body2"
            sx={{ color: 'text.secondary', fontWeight: 450 }}
          >
            {name}
          </MuiLink>
        ) : (
          <Typography key={name} noWrap variant="body2" sx={{ color: 'text.secondary' }}>
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
