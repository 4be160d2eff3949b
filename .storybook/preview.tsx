import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { createWorld } from '#mocks/world.ts';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
