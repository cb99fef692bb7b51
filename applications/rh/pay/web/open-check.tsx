import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import Box from '@mui/material/Box'

type Props = {
  /** Of the company; one may look at one of them alone. */
  sites: readonly { id: string; name: string }[]
  /** Null where one only reads. */
  onOpen: ((siteIds: string[]) => unknown) | null
  isSending: boolean
}

/** Nobody has begun to check this period. */
export function OpenCheck({ sites, onOpen, isSending }: Props) {
  const t = useT()
  const [siteId, setSiteId] = useState<string | null>(null)
  return (
    <Card>
      <Empty
        title={t('rh.pay.not-begun')}
        text={t(onOpen ? 'rh.pay.not-begun-text' : 'rh.pay.not-begun-reader')}
        action={
          onOpen && (
            <Box sx={{ display: 'grid', gap: 2, minWidth: 260 }}>
              {sites.length > 1 && (
                <FilterSelect
                  label={t('rh.field.site')}
                  choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
                  chosen={siteId}
                  onChoose={setSiteId}
                  all={t('rh.pay.every-site')}
                  fillsItsPlace
                />
              )}
              <Button variant="contained" disabled={isSending} onClick={() => onOpen(siteId ? [siteId] : [])}>
                {t('rh.pay.begin')}
              </Button>
            </Box>
          )
        }
      />
    </Card>
  )
}
