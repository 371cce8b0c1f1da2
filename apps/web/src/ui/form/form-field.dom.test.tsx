import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { Form, SubmitButton } from './form.tsx'
import { FormCheckbox, FormField } from './form-field.tsx'
import { TextInput } from './text-input.tsx'
import { type FormOptions, useForm } from './use-form.ts'

type Submit = (guest: Guest) => Promise<void> | undefined
interface Guest {
  name: string
  email: string
  hasAgreed: boolean
}
const EMPTY: Guest = { name: '', email: '', hasAgreed: false }
const ANNA: Guest = { name: 'Anna', email: 'anna@example.com', hasAgreed: true }

function GuestForm(options: Partial<FormOptions<Guest>>) {
  const form = useForm<Guest>({
    values: EMPTY,
    validate: ({ name, email, hasAgreed }) => ({
      name: name ? undefined : 'Please say your name.',
      email: email ? undefined : 'Please say your address.',
      hasAgreed: hasAgreed ? undefined : 'Please agree.',
    }),
    submit: () => undefined,
    ...options,
  })
  return (
    <Form form={form}>
      <FormField form={form} name="name" label="Name" hint="As friends say it">
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="email" label="E-mail" hint="An address" errorSaysHint isRequired>
        {(control) => <TextInput type="email" {...control} />}
      </FormField>
      <FormCheckbox form={form} name="hasAgreed">
        I agree
      </FormCheckbox>
      <SubmitButton form={form} busyLabel="Sending…">
        Send
      </SubmitButton>
    </Form>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('says nothing of a field before it was left, and then what is missing', async () => {
  render(<GuestForm />)
  await userEvent.click(field('Name'))
  expect(screen.queryByRole('alert')).toBeNull()

  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toBe('Please say your name.')
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
})

it('reads hint and error with the field that they belong to', async () => {
  render(<GuestForm />)
  expect(describedBy(field('Name'))).toEqual(['As friends say it'])
  await send()
  expect(describedBy(field('Name'))).toEqual(['As friends say it', 'Please say your name.'])
  expect(field('E-mail').getAttribute('aria-required')).toBe('true')
})

it('puts an error that says the hint again in its place', async () => {
  render(<GuestForm />)
  expect(describedBy(field('E-mail'))).toEqual(['An address'])
  await send()
  expect(describedBy(field('E-mail'))).toEqual(['Please say your address.'])
})

it('takes an error back while it is being mended', async () => {
  render(<GuestForm values={{ ...ANNA, name: '' }} />)
  await userEvent.click(field('Name'))
  await userEvent.tab()
  await userEvent.type(field('Name'), 'A')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.clear(field('Name'))
  expect(screen.getByRole('alert').textContent).toBe('Please say your name.')
})

it('shows an error as soon as it is there, where the form wants that', async () => {
  render(<GuestForm values={ANNA} showsErrors="at-once" />)
  await userEvent.clear(field('Name'))
  expect(screen.getByRole('alert').textContent).toBe('Please say your name.')
})

it('puts the focus on the first fault and sends nothing', async () => {
  const submit = vi.fn<Submit>()
  render(<GuestForm values={{ ...ANNA, email: '' }} submit={submit} />)
  await send()
  await vi.waitFor(() => expect(document.activeElement).toBe(field('E-mail')))
  expect(submit).not.toHaveBeenCalled()
})

it('sends once, however often it is pressed, and is busy meanwhile', async () => {
  const submit = vi.fn<Submit>(() => new Promise(() => {}))
  render(<GuestForm values={ANNA} submit={submit} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledExactlyOnceWith(ANNA)
  expect(screen.getByRole('button').textContent).toContain('Sending…')
  expect(field('Name').matches(':disabled')).toBe(true)
})

it('puts what the server refused beside its field, with the focus, and keeps what was typed', async () => {
  const taken = new ApiError({ code: 'bad_request', status: 400, message: '', fields: { email: 'taken' } })
  const submit = vi.fn<Submit>().mockRejectedValueOnce(taken)
  render(
    <GuestForm
      values={ANNA}
      submit={submit}
      refusedBy={(error) => (error instanceof ApiError && error.fields['email'] ? { email: 'Taken.' } : {})}
    />,
  )
  await send()
  await vi.waitFor(() => expect(document.activeElement).toBe(field('E-mail')))
  expect(screen.getByRole('alert').textContent).toBe('Taken.')
  expect(field('E-mail')).toHaveProperty('value', ANNA.email)

  await userEvent.type(field('E-mail'), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sends the same values again when that is wanted', async () => {
  const submit = vi
    .fn<Submit>()
    .mockRejectedValue(new ApiError({ code: 'internal', status: 500, message: '' }))
  render(<GuestForm values={ANNA} submit={submit} refusedBy={() => ({ name: 'No.' })} />)
  await send()
  await send()
  expect(submit).toHaveBeenCalledTimes(2)
})

it('says what was refused before it was opened, until that field changes', async () => {
  render(<GuestForm values={ANNA} refused={{ email: 'Taken.' }} />)
  expect(screen.getByRole('alert').textContent).toBe('Taken.')
  await userEvent.type(field('E-mail'), 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('ticks and takes back a box', async () => {
  const submit = vi.fn<Submit>()
  render(<GuestForm values={{ ...ANNA, hasAgreed: false }} submit={submit} />)
  await send()
  expect(screen.getByRole('alert').textContent).toBe('Please agree.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await send()
  expect(submit).toHaveBeenCalledExactlyOnceWith(ANNA)
})
