import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import type { DelegationSheet } from '../delegation.model.ts'
import { changesIn, type TypedElement } from '../delegation-form.model.ts'

type Props = { element: DelegationSheet['applications'][number]['elements'][number] }

/** What saving will do, before it is done. */
export function ChangesSaid({ element }: Props) {
  const t = useT()
  const changes = changesIn(element, useWatch() as TypedElement)
  return (
    <Box aria-live="polite">
      {changes.length > 0 && (
        <>
          <Typography variant="subtitle2" component="p">
            {t('delegation.changes', { count: changes.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {changes.map(({ component, kind }) => (
              <li key={component.id}>{t(`delegation.change.${kind}`, { component: component.name })}</li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
