import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearToasts, dismissToast, showToast, toastStore } from './toasts.ts';

const toasts = () => toastStore.getState().toasts;
const sent = { title: 'Message Sent!', description: 'Thank you.' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

test('a new toast is open in the default variant for 5000 ms', () => {
  const { id } = showToast(sent);
  expect(toasts()).toEqual([{ ...sent, id, variant: 'default', duration: 5000, open: true }]);
});

test('an updated toast keeps its id and shows the new text', () => {
  const toast = showToast(sent);
  toast.update({ title: 'Error', variant: 'destructive' });
  expect(toasts()).toMatchObject([{ ...sent, id: toast.id, title: 'Error', open: true }]);
});

test('a dismissed toast is removed 1,000,000 ms later', () => {
  showToast(sent).dismiss();
  expect(toasts()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts()).toEqual([]);
});

test('a second dismissal does not delay the removal', () => {
  const toast = showToast(sent);
  toast.dismiss();
  vi.advanceTimersByTime(999_999);
  toast.dismiss();
  vi.advanceTimersByTime(1);
  expect(toasts()).toEqual([]);
});

test('a new toast replaces the previous one', () => {
  const first = showToast(sent);
  const second = showToast({ title: 'Error', description: 'Try again.' });
  expect(toasts().map(({ id }) => id)).toEqual([second.id]);
  first.update({ title: 'Too late' });
  first.dismiss();
  expect(toasts()).toMatchObject([{ title: 'Error', open: true }]);
});

test('the removal of a replaced toast leaves the new one alone', () => {
  showToast(sent).dismiss();
  vi.advanceTimersByTime(500_000);
  showToast(sent);
  vi.advanceTimersByTime(1_000_000);
  expect(toasts()).toMatchObject([{ open: true }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('dismissing an unknown toast does nothing', () => {
  dismissToast('none');
  expect(toasts()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
