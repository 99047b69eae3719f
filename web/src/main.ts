import { mount } from "svelte";
import App from "./App.svelte";
import "./look/house.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the house.");
mount(App, { target });
