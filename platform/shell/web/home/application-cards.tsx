import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { useT } from '#kernel/web/i18n.ts'
import type { Module } from '#platform/rights/menu.model.ts'
import { ApplicationIcon } from '../menu/application-icon.tsx'
import { capitalise, firstOpen, plannedApart } from '../menu/menu-tree.ts'
import { EntryCard } from './entry-card.tsx'

/** One card an application, with the names of what it holds. */
export function ApplicationCards({ modules }: { modules: readonly Module[] }) {
  const t = useT()
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 0.5 }}>
      <Typography id={headingId} variant="overline" component="h2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {t('shell.dashboard.applications')}
      </Typography>
      <CardGrid most={4}>
        {modules.map(({ root, ...application }) => (
          <EntryCard
            key={application.code}
            to={firstOpen(root)?.routePath}
            name={capitalise(application.name)}
            text={plannedApart(root)
              .shown.map(child => child.name)
              .join(' · ')}
            sign={<ApplicationIcon {...application} size={40} look="tinted" />}
          />
        ))}
      </CardGrid>
    </Box>
  )
}
