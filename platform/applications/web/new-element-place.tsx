import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { addressOfElement, type ElementBranch, type ElementKind, isInMenu, pathOfElement } from '../element.model.ts'
import { addressFromName, codeFromName } from './address-from-name.ts'
import { find, flat } from './element-tree.ts'

type Typed = { kind: ElementKind; parentId: string; fr: string; routePath: string; code: string }

/** The address, or the code, that follows from the name until one writes his own; and what becomes of both. */
export function NewElementPlace({ tree }: { tree: readonly ElementBranch[] }) {
  const t = useT()
  const { setValue } = useFormContext<Typed>()
  const { kind, parentId, fr, routePath, code } = useWatch<Typed>() as Typed
  const parent = find(tree, Number(parentId))
  const isRight = !isInMenu({ kind })
  const suggested = useRef(routePath)
  const suggestedCode = useRef(code)

  useEffect(() => {
    if (!parent) return
    const address = addressFromName(parent.routePath, fr)
    const suggestedFor = codeFromName(fr)
    if (routePath === suggested.current && routePath !== address) setValue('routePath', address)
    if (code === suggestedCode.current && code !== suggestedFor) setValue('code', suggestedFor)
    if (routePath === suggested.current) suggested.current = address
    if (code === suggestedCode.current) suggestedCode.current = suggestedFor
  }, [parent, fr, routePath, code, setValue])

  if (!parent) return null
  const path = isRight ? pathOfElement(parent.routePath, code) : pathOfElement(addressOfElement(routePath), null)
  const holder = flat(tree).find(element => element.path.toLowerCase() === path.toLowerCase())
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isRight ? (
        <TextField name="code" label={t('field.code')} />
      ) : (
        <TextField name="routePath" label={t('field.address')} />
      )}
      {fr.trim() !== '' && holder && (
        <Alert severity="warning">{t('applications.element.used-path', { name: holder.name })}</Alert>
      )}
      {fr.trim() !== '' && !holder && (
        <Alert severity="info" icon={false}>
          {t('applications.element.will-stand', { path, level: parent.ElementLevelId + 1 })}{' '}
          {t(isRight ? 'applications.element.starts-none' : 'applications.element.starts-parent', {
            parent: parent.name,
          })}
        </Alert>
      )}
    </Box>
  )
}
