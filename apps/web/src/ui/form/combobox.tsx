import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cn } from '../../lib/class-names.ts'
import { TextInput } from './text-input.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface ComboboxProps<Option> extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> {
  text: string
  onTextChange: (text: string) => void
  options: readonly Option[]
  onSelect: (option: Option) => void
  getKey: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  /** whether there is anything to open for this text; the list shows while the input has focus */
  canOpen: boolean
  /** shown in place of the list: "Searching…", "Nothing found" */
  status?: string | undefined
  /** announced when the list changes, for example "5 places found" */
  countLabel?: (count: number) => string
}

/** Type, and choose from what is found: the ARIA combobox with a list, wholly usable by keyboard. */
export function Combobox<Option>({
  text,
  onTextChange,
  options,
  onSelect,
  getKey,
  renderOption,
  canOpen,
  status,
  countLabel,
  onKeyDown,
  onBlur,
  ...rest
}: ComboboxProps<Option>) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isAsked && canOpen && (options.length > 0 || status !== undefined)
  const activeOption = isOpen ? options[active] : undefined

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // what opens below the lower edge of the screen would not be seen to open
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, options])

  function close() {
    setIsAsked(false)
    setActive(-1)
  }
  function choose(option: Option) {
    onSelect(option)
    close()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) setIsAsked(true)
      if (options.length > 0)
        setActive(
          active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length,
        )
    } else if (event.key === 'Enter' && activeOption !== undefined) {
      event.preventDefault()
      choose(activeOption)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className="relative">
      <TextInput
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={activeOption === undefined ? undefined : `${listId}-${active}`}
        value={text}
        onChange={(event) => {
          setIsAsked(true)
          setActive(-1)
          onTextChange(event.target.value)
        }}
        onKeyDown={press}
        onClick={() => setIsAsked(true)}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
        {...rest}
      />
      {isOpen && (
        <ul
          ref={list}
          id={listId}
          role="listbox"
          aria-label={rest['aria-label'] ?? 'Suggestions'}
          // keeps the focus in the input while a finger or mouse chooses
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 scroll-mb-4 animate-appear overflow-y-auto rounded-md border border-line bg-surface-2 p-1 shadow-card"
        >
          {options.length === 0 && (
            <li
              role="option"
              aria-selected="false"
              aria-disabled="true"
              className="px-3 py-2.5 text-sm text-ink-2"
            >
              {status}
            </li>
          )}
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys go to the input, as the pattern wants it
            <li
              key={getKey(option)}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => choose(option)}
              onMouseMove={() => setActive(index)}
              className={cn(
                'flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-3 py-1.5 text-sm',
                index === active && 'bg-surface-3',
              )}
            >
              {renderOption(option)}
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {isOpen ? (options.length === 0 ? status : countLabel?.(options.length)) : ''}
      </VisuallyHidden>
    </div>
  )
}
