import { type ReactNode, type Ref, useId } from 'react'

export type TextFieldProps = {
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
  type: 'email' | 'password' | 'text'
  autoComplete: string
  autoFocus: boolean
  inputRef: Ref<HTMLInputElement>
  end?: ReactNode
}

/** A field of the sign-in page: the kit's look from plain elements, since this page is there before the kit. */
export function TextField({
  label,
  error,
  value,
  onChange,
  type,
  autoComplete,
  autoFocus,
  inputRef,
  end,
}: TextFieldProps) {
  const id = useId()
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          ref={inputRef}
          type={type}
          value={value}
          // The label stands in for it: only with one can CSS tell that the field is empty.
          placeholder=" "
          autoFocus={autoFocus}
          autoComplete={autoComplete}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          dir={value === '' ? undefined : 'ltr'}
          onChange={event => onChange(event.target.value)}
        />
        {end}
        <fieldset aria-hidden>
          <legend>
            <span>{label}</span>
          </legend>
        </fieldset>
      </div>
      {error && <p id={`${id}-error`}>{error}</p>}
    </div>
  )
}
