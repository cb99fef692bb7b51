import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Family, Quality } from '../family.model.ts'
import { familiesCalls } from '../families.calls.ts'
import { articlesElement } from '../trade-place.model.ts'
import { FamilyDialog } from './family-dialog.tsx'
import { QualityDialog } from './quality-dialog.tsx'

/** Families, below one another, and qualities. */
export function FamiliesSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const level = useLevel(articlesElement)
  const { data: families = [] } = useCall(familiesCalls.getFamilies, {}, { staysOnPage: true })
  const { data: qualities = [] } = useCall(familiesCalls.getQualities, {}, { staysOnPage: true })
  const { send: archive } = useSend(familiesCalls.archiveFamily, { staysOnPage: true })
  const [family, setFamily] = useState<Family | 'new' | null>(null)
  const [quality, setQuality] = useState<Quality | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Family | null>(null)
  const living = families.filter(({ archivedAt }) => archivedAt === null)
  const add = (onClick: () => void) =>
    level >= 2 && (
      <Button size="small" startIcon={<Add />} onClick={onClick}>
        {t('verb.add')}
      </Button>
    )
  return (
    <SideSheet title={t('trade.families')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SectionCard title={t('trade.family')} actions={add(() => setFamily('new'))}>
          {inTree(living).map(({ row, depth }) => (
            <Line
              key={row.id}
              name={row.name}
              note={[row.code, t('trade.articles-in', { number: row.articles })].join(' · ')}
              depth={depth}
              actions={[
                ...(level >= 2 ? [{ label: t('verb.edit'), onSelect: () => setFamily(row) }] : []),
                ...(level >= 3 ? [{ label: t('verb.archive'), onSelect: () => setLeaving(row) }] : []),
              ]}
            />
          ))}
        </SectionCard>
        <SectionCard title={t('trade.quality')} actions={add(() => setQuality('new'))}>
          {qualities.map(row => (
            <Line
              key={row.id}
              name={row.name}
              note={row.code}
              depth={0}
              actions={level >= 2 ? [{ label: t('verb.edit'), onSelect: () => setQuality(row) }] : []}
            />
          ))}
        </SectionCard>
      </Box>
      {family && (
        <FamilyDialog family={family === 'new' ? null : family} families={living} onClose={() => setFamily(null)} />
      )}
      {quality && <QualityDialog quality={quality === 'new' ? null : quality} onClose={() => setQuality(null)} />}
      {leaving && (
        <Confirm
          title={t('kernel.record.archive-title', { name: leaving.name })}
          verb={t('verb.archive')}
          onConfirm={() => archive({ id: leaving.id })}
          onClose={() => setLeaving(null)}
        >
          {t('kernel.record.archive-text')}
        </Confirm>
      )}
    </SideSheet>
  )
}

type LineProps = { name: string; note: string; depth: number; actions: Parameters<typeof RowMenu>[0]['actions'] }

function Line({ name, note, depth, actions }: LineProps) {
  const t = useT()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineStart: depth * 3, minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: depth === 0 ? 650 : 500 }} noWrap>
          {name}
        </Typography>
        <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      </Box>
      {actions.length > 0 && <RowMenu label={t('verb.actOnNamed', { name })} actions={actions} />}
    </Box>
  )
}

/** Each family after the one that it belongs to. */
function inTree(
  families: readonly Family[],
  parentId: string | null = null,
  depth = 0,
): { row: Family; depth: number }[] {
  return families
    .filter(family => family.parentId === parentId)
    .flatMap(row => [{ row, depth }, ...inTree(families, row.id, depth + 1)])
}
