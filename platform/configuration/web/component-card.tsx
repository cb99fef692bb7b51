import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { HeldComponent } from '#platform/delegation/delegation.model.ts'
import { useEditor } from './editors.ts'

type Props = { component: HeldComponent; element: string; onOpen: () => void }

/** One thing to set up: for whom it is set, and until when where it was lent. */
export function ComponentCard({ component, element, onOpen }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const editor = useEditor(component.kind)
  const { name, scope, companyIds, endsAt } = component
  const scopeText = companyIds
    ? t('configuration.scope.some', { count: companyIds.length })
    : t(`configuration.scope.${scope}`)
  return (
    <li>
      <Card sx={{ height: 1 }}>
        <CardActionArea
          onClick={onOpen}
          aria-haspopup="dialog"
          sx={{
            height: 1,
            p: 2,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 0.25,
            alignContent: 'start',
          }}
        >
          <Typography noWrap component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {element}
          </Typography>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography component="span" variant="subtitle2" sx={{ fontSize: '0.9rem' }}>
              {name}
            </Typography>
            {!editor && <Chip label={t('configuration.planned')} />}
          </Box>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {[scopeText, endsAt && t('configuration.until', { moment: moment(endsAt) })].filter(Boolean).join(' · ')}
          </Typography>
        </CardActionArea>
      </Card>
    </li>
  )
}
