/** Puts the focus on the first field that is marked invalid, once the marks of this submit are drawn. */
export function focusFirstError(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
