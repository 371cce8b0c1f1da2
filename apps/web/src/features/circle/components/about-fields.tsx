import { RELATIONSHIP_TAGS } from '@astrarium/contracts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import type { About } from '../about-faults.ts'

const copy = words.circle.add.about

/** Name, relationship and context: the same for somebody new and for an edit. */
export function AboutFields({ form }: { form: Form<About> }) {
  return (
    <>
      <FormField form={form} name="name" label={copy.name} isRequired>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="relationshipTag" label={copy.tag} isRequired>
        {({ name, value, onBlur, disabled }) => (
          <Select
            name={name}
            value={value}
            onBlur={onBlur}
            disabled={disabled}
            onValueChange={(tag) => {
              const chosen = RELATIONSHIP_TAGS.find((known) => known === tag)
              if (chosen) form.set('relationshipTag', chosen)
            }}
            options={OPTIONS}
            placeholder={copy.tagPlaceholder}
          />
        )}
      </FormField>
      <FormField form={form} name="context" label={copy.context} hint={copy.contextHint}>
        {(control) => <TextArea {...control} />}
      </FormField>
    </>
  )
}

const OPTIONS = RELATIONSHIP_TAGS.map((tag) => ({ value: tag, label: words.circle.tags[tag] }))
